// The page of `npm run visual`, and its read-only version.
import { button, byId, element } from './dom.mjs';
import { picturesOf, VIEWS } from './pictures.mjs';

const data = JSON.parse(byId('data').textContent);
const { canDecide, storybook } = data;

const filter = byId('filter');
let { changes, others } = data;
/** @type {({ decision: string, note: string } | null)[]} */
let decisions = [];
let current = 0;
let view = { name: VIEWS[0].name, whole: false, after: true };
let message = '';

/** The text that the filter searches. */
const wordsOf = ({ id, title, name }) => `${id} ${title} ${name}`.toLowerCase();

/** The indexes of the changes that match the filter. */
function shown() {
  const wanted = filter.value.trim().toLowerCase();
  return [...changes.keys()].filter((index) => wordsOf(changes[index]).includes(wanted));
}

function show() {
  const indexes = shown();
  if (!indexes.includes(current)) current = indexes[0] ?? 0;
  byId('summary').textContent = summary();
  byId('session').replaceChildren(...(canDecide ? sessionButtons() : []));
  byId('others').replaceChildren(...(others ? [othersNote()] : []));
  byId('list').replaceChildren(...listOf(indexes));
  byId('story').replaceChildren(...(indexes.length > 0 ? storyOf(changes[current]) : [nothing()]));
}

function summary() {
  const count = (wanted) => decisions.filter((one) => one?.decision === wanted).length;
  const parts = [
    `${changes.length || 'No'} ${changes.length === 1 ? 'story differs' : 'stories differ'}`,
  ];
  if (canDecide) {
    const undecided = changes.filter((_, index) => !decisions[index]).length;
    parts.push(
      `${undecided} to decide`,
      `${count('approved')} approved`,
      `${count('rejected')} rejected`,
    );
  }
  return `${parts.join(' · ')}${message ? ` · ${message}` : ''}`;
}

const nothing = () =>
  element(
    'p',
    { className: 'empty' },
    changes.length > 0 ? 'No title matches the filter.' : 'Nothing to review.',
  );

function sessionButtons() {
  const undecided = changes.some((_, index) => !decisions[index]);
  return [
    button('Undo', undo, { key: 'u' }),
    button('Finish', finish, undecided ? {} : { className: 'primary' }),
  ];
}

function othersNote() {
  const stories =
    others.stories === 1 ? '1 other story uses' : `${others.stories} other stories use`;
  const draw = button(
    others.drawing ? 'Drawing …' : others.stories === 1 ? 'Draw it too' : 'Draw them too',
    drawOthers,
    { disabled: others.drawing },
  );
  return element('p', { className: 'note' }, `${stories} ${others.names.join(', ')}. `, draw);
}

function listOf(indexes) {
  const titles = [...new Set(indexes.map((index) => changes[index].title))];
  return titles.map((title) =>
    element(
      'section',
      {},
      element('h3', {}, title),
      ...indexes.filter((index) => changes[index].title === title).map(itemOf),
    ),
  );
}

function itemOf(index) {
  const { name, verdict } = changes[index];
  const state = decisions[index]?.decision ?? verdict;
  const item = button(name, () => open(index));
  if (index === current) item.ariaCurrent = 'true';
  item.append(element('span', { className: `state ${state}` }, state));
  return item;
}

function storyOf(change) {
  const { title, name } = change;
  const note = decisions[current]?.note;
  return [
    element(
      'div',
      { className: 'heading' },
      element('div', {}, element('p', { className: 'eyebrow' }, title), element('h2', {}, name)),
      ...(canDecide ? [decisionButtons()] : []),
    ),
    element('p', { className: 'facts' }, ...factsOf(change)),
    ...(note ? [element('p', { className: 'note' }, `Your note: ${note}`)] : []),
    toolsOf(change),
    picturesOf(change, view),
  ];
}

function decisionButtons() {
  const listed = shown().filter((index) => decisions[index]?.decision !== 'rejected');
  const count = listed.length;
  const all =
    count > 1 ? [button(`Approve all ${count} listed`, () => decide('approved', listed))] : [];
  return element(
    'p',
    { className: 'buttons' },
    ...all,
    button('Reject', askForNote, { key: 'r' }),
    button('Approve', () => decide('approved'), { key: 'a', className: 'primary' }),
  );
}

function factsOf({ address, storyFile, verdict, sizes, commit, box, stale }) {
  const size = sizes
    .map((one) => one.join(' × '))
    .filter((one, index, all) => all.indexOf(one) === index);
  const facts = [
    element('span', { className: `state ${verdict}` }, verdict),
    ...(box
      ? [`${box.pixels.toLocaleString('en-GB')} pixels differ within ${box.width} × ${box.height}`]
      : []),
    size.join(' → '),
    storyFile.replace('packages/ui/src/', ''),
    ...(commit ? [`before: ${commit.slice(0, 7)}`] : []),
    ...(stale ? ['its approval is for other sources'] : []),
  ];
  const link = { href: `${storybook}${address}`, target: '_blank', rel: 'noopener' };
  const live =
    storybook && verdict !== 'removed' ? [element('a', link, 'Open the live story')] : [];
  return [...facts, ...live].map((fact) => element('span', {}, fact));
}

function toolsOf({ box, hasBefore, verdict }) {
  const comparable = hasBefore && verdict !== 'removed';
  const views = comparable
    ? VIEWS.map(({ name, key }) =>
        button(name, () => choose(name), { key, pressed: name === view.name }),
      )
    : [];
  const extent = box
    ? [button('Whole picture', toggleWhole, { key: 'w', pressed: view.whole })]
    : [];
  return element('div', { className: 'tools' }, ...views, ...extent);
}

function open(index) {
  if (index !== undefined) current = index;
  show();
}

/** Shows a view. "Blink" again swaps the picture. */
function choose(name) {
  const again = name === 'Blink' && view.name === name;
  view = { ...view, name, after: again ? !view.after : name === 'Blink' ? false : view.after };
  show();
}

function toggleWhole() {
  view = { ...view, whole: !view.whole };
  show();
}

function step(by) {
  const indexes = shown();
  open(indexes[indexes.indexOf(current) + by]);
}

async function send(path, body) {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body ?? {}) }).catch(
    () => null,
  );
  message = answer?.ok ? '' : ((await answer?.text()) ?? 'The command has ended.');
  return answer?.ok ? answer.json() : null;
}

async function decide(decision, indexes = [current], note = '') {
  if (!canDecide || changes.length === 0) return;
  decisions = (await send('decide', { indexes, decision, note })) ?? decisions;
  const rest = shown();
  open([...rest.filter((index) => index > current), ...rest].find((index) => !decisions[index]));
}

async function undo() {
  if (!canDecide) return;
  const previous = decisions;
  decisions = (await send('undo')) ?? decisions;
  const undone = previous.findIndex((one, index) => one?.decision !== decisions[index]?.decision);
  open(undone < 0 ? current : undone);
}

function askForNote() {
  if (!canDecide || changes.length === 0) return;
  const dialog = byId('rejection');
  const [field] = dialog.querySelectorAll('textarea');
  field.value = decisions[current]?.note ?? '';
  dialog.returnValue = '';
  dialog.onclose = () =>
    dialog.returnValue === 'reject' && decide('rejected', [current], field.value.trim());
  dialog.querySelector('[value=cancel]').onclick = () => dialog.close();
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    dialog.close('reject');
  };
  dialog.showModal();
}

async function drawOthers() {
  others = { ...others, drawing: true };
  show();
  const drawn = await send('others');
  others = drawn ? null : { ...others, drawing: false };
  if (drawn) changes = drawn;
  show();
}

async function finish() {
  const end = await send('finish');
  if (!end) return show();
  byId('summary').textContent = summary();
  const copy = button('Copy', () => navigator.clipboard.writeText(end.text), {
    className: 'primary',
  });
  document.querySelector('aside')?.remove();
  byId('session').replaceChildren();
  byId('story').replaceChildren(
    element('h2', {}, 'The review has ended'),
    element('p', {}, 'Commit packages/ui/visual with the change. You can close this page.'),
    ...(end.text ? [element('h3', {}, 'For the author'), element('pre', {}, end.text), copy] : []),
  );
}

const KEYS = {
  n: { what: 'next story', press: () => step(1) },
  p: { what: 'previous story', press: () => step(-1) },
  b: { what: 'blink: before and after in turn', press: () => choose('Blink') },
  w: { what: 'the whole picture, or the change at 100 %', press: toggleWhole },
  s: { what: 'side by side', press: () => choose('Side by side') },
  l: { what: 'slider', press: () => choose('Slider') },
  d: { what: 'difference', press: () => choose('Difference') },
  ...(canDecide && {
    a: { what: 'approve', press: () => decide('approved') },
    r: { what: 'reject, with a note', press: askForNote },
    u: { what: 'undo the last decision', press: undo },
  }),
};

byId('keys')
  .querySelector('dl')
  .append(
    ...Object.entries(KEYS).map(([key, { what }]) =>
      element('div', {}, element('dt', {}, element('kbd', {}, key)), element('dd', {}, what)),
    ),
  );
byId('keys').open = window.matchMedia('(width >= 56rem)').matches;

document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const typing = /** @type {Element} */ (target).matches('input[type=search], textarea');
  if (typing || byId('rejection').open || ctrlKey || metaKey || altKey || !KEYS[key]) return;
  // The dialog's field must not receive the key that opens it.
  event.preventDefault();
  KEYS[key].press();
});
filter.oninput = show;
show();
