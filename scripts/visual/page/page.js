import { element, picturesOf } from './pictures.js';

// The page of `npm run visual`, and its read-only version as an artifact.
const { changes, token } = JSON.parse(document.getElementById('data').textContent);

const FILTERS = ['verdict', 'tiers', 'schemes', 'layout'];
const LABELS = { verdict: 'Kind', tiers: 'Tier', schemes: 'Scheme', layout: 'Layout' };

const VIEWS = ['side', 'overlay', 'slider'];
const VIEW_NAMES = { side: 'Side by side', overlay: 'Overlay', slider: 'Slider' };

/** The decision on each story. The server sends it to every open page. */
let decisions = {};
let current = changes[0]?.id;
let view = VIEWS[0];
let message = '';
const chosen = Object.fromEntries(FILTERS.map((filter) => [filter, '']));

const shown = () =>
  changes.filter((change) =>
    FILTERS.every(
      (filter) => chosen[filter] === '' || [change[filter]].flat().includes(chosen[filter]),
    ),
  );

function show() {
  const open = changes.filter(({ id }) => !decisions[id]).length;
  const counts = Object.entries(Object.groupBy(changes, ({ verdict }) => verdict))
    .map(([verdict, group]) => `${group.length} ${verdict}`)
    .join(', ');
  document.getElementById('summary').textContent =
    `${counts || 'No story differs'}${token ? `; ${open} to decide` : ''}. ${message}`;
  document.getElementById('list').replaceChildren(...shown().map(listed));
  const change = shown().find(({ id }) => id === current) ?? shown()[0];
  current = change?.id;
  document.getElementById('story').replaceChildren(...(change ? story(change) : []));
}

function listed({ id, verdict }) {
  const button = element('button', { type: 'button', onclick: () => open(id) });
  button.setAttribute('aria-current', String(id === current));
  button.append(id, ' ', element('span', { className: 'kind' }, `(${decisions[id] ?? verdict})`));
  return button;
}

function story(change) {
  const { id, storyFile, verdict, box, drawing, entry, commit } = change;
  const size = (one) => (one ? `${one.width} × ${one.height}` : 'nothing');
  const what = box
    ? `${box.pixels} ${box.pixels === 1 ? 'pixel differs' : 'pixels differ'}, within ${box.width} × ${box.height} at ${box.x}, ${box.y}.`
    : `${size(entry)} before, ${size(drawing)} after.`;
  const views = VIEWS.map((one) => {
    const button = element(
      'button',
      { type: 'button', onclick: () => choose(one) },
      VIEW_NAMES[one],
    );
    button.setAttribute('aria-pressed', String(one === view));
    return button;
  });
  const actions = token
    ? [
        element('button', { type: 'button', onclick: () => decide('approve') }, 'Approve (a)'),
        element('button', { type: 'button', onclick: () => decide('reject') }, 'Reject (r)'),
      ]
    : [];
  return [
    element('h2', {}, id),
    element(
      'p',
      { className: 'facts' },
      `${verdict}; ${storyFile}${commit ? `; entry of ${commit.slice(0, 7)}` : ''}. ${what}`,
    ),
    element(
      'div',
      { className: 'tools' },
      element('div', { className: 'views' }, ...views),
      element('div', { className: 'actions' }, ...actions),
      hints(),
    ),
    picturesOf(change, view),
  ];
}

function hints() {
  const keys = `n: next, p: previous, v: view${token ? ', a: approve, r: reject' : ''}`;
  return element('span', { className: 'facts keys' }, keys);
}

function open(id) {
  current = id;
  message = '';
  show();
}

function choose(one) {
  view = one;
  show();
}

function step(by) {
  const ids = shown().map(({ id }) => id);
  const next = ids[ids.indexOf(current) + by];
  if (next) open(next);
}

async function decide(decision) {
  const change = changes.find(({ id }) => id === current);
  if (!token || !change) return;
  const answer = await fetch(decision, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-visual-token': token },
    body: JSON.stringify({ id: change.id, drawing: change.drawing }),
  });
  const { decisions: now, problem } = await answer.json();
  decisions = now;
  message = problem ?? `${change.id}: ${now[change.id]}.`;
  if (!problem) toNextOpen(change.id);
  show();
}

/** Selects the next undecided story, if there is one. */
function toNextOpen(id) {
  const ids = shown().map((change) => change.id);
  const rest = [...ids.slice(ids.indexOf(id) + 1), ...ids];
  current = rest.find((one) => !decisions[one]) ?? id;
}

const KEYS = {
  n: () => step(1),
  p: () => step(-1),
  v: () => choose(VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length]),
  a: () => decide('approve'),
  r: () => decide('reject'),
};

document.addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
  if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey) KEYS[event.key]?.();
});

for (const filter of FILTERS) {
  const values = [...new Set(changes.flatMap((change) => change[filter]))].filter(Boolean).sort();
  const options = ['', ...values].map((value) => element('option', { value }, value || 'all'));
  const select = element(
    'select',
    { name: filter, onchange: () => narrow(filter, select.value) },
    ...options,
  );
  document.getElementById('filters').append(element('label', {}, `${LABELS[filter]} `, select));
}

function narrow(filter, value) {
  chosen[filter] = value;
  show();
}

if (token) {
  new EventSource(`events?token=${token}`).onmessage = ({ data }) => {
    decisions = JSON.parse(data);
    show();
  };
}
show();
