// The page of `npm run visual`, and its read-only version. A classic script, because browsers load no modules from files.
const { changes, canDecide } = JSON.parse(document.getElementById('data').textContent);

const VIEWS = ['side by side', 'slider', 'difference'];
/** The width of a close-up, its largest enlargement, and the pixels that it shows around the difference. */
const CLOSE_UP = { width: 304, scale: 8, margin: 16 };

const filter = document.getElementById('filter');
let decisions = [];
let current = 0;
let view = VIEWS[0];

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function button(text, onclick, pressed) {
  const made = element('button', { type: 'button', onclick }, text);
  if (pressed !== undefined) made.ariaPressed = String(pressed);
  return made;
}

/** The indexes of the changes that match the filter. */
function shown() {
  return [...changes.keys()].filter((index) => changes[index].id.includes(filter.value));
}

function show() {
  const indexes = shown();
  if (!indexes.includes(current)) current = indexes[0];
  const undecided = changes.filter((_, index) => !decisions[index]).length;
  document.getElementById('summary').textContent =
    `${changes.length || 'No'} differ${canDecide ? `; ${undecided} to decide` : ''}.`;
  document.getElementById('list').replaceChildren(
    ...indexes.map((index) => {
      const { id, verdict } = changes[index];
      return button(`${id} (${decisions[index] ?? verdict})`, () => open(index), index === current);
    }),
  );
  const change = changes[current];
  document.getElementById('story').replaceChildren(...(change ? storyOf(change) : []));
}

function storyOf(change) {
  const { id, storyFile, verdict, before, after, commit, box } = change;
  const size = (entry) => entry?.split(' ')[0] ?? 'nothing';
  const what = box
    ? `Different pixels: ${box.pixels}, within ${box.width}x${box.height} at ${box.x}, ${box.y}`
    : `${size(before)} before, ${size(after)} after`;
  const origin = commit ? `; entry of ${commit.slice(0, 7)}` : '';
  const actions = canDecide
    ? [
        button('Approve (a)', () => decide('approved')),
        button('Reject (r)', () => decide('rejected')),
        button(`Approve all ${shown().length} in the list`, () => decide('approved', shown())),
      ]
    : [];
  return [
    element('h2', {}, id),
    element('p', {}, `${verdict}; ${storyFile}${origin}. ${what}. Keys: n next, p previous.`),
    element(
      'div',
      { className: 'tools' },
      ...VIEWS.map((one) => button(one, () => choose(one), one === view)),
      ...actions,
    ),
    picturesOf(change),
  ];
}

function picturesOf({ id, after, hasBefore, box }) {
  // Another drawing has another address, so that no picture comes from the browser's cache.
  const picture = (name) =>
    element('img', { src: `${id}/${name}.png?${after}`, alt: `${name} of ${id}` });
  const names = [...(hasBefore ? ['before'] : []), ...(after ? ['after'] : [])];
  if (view === VIEWS[0] || names.length < 2) {
    const figures = names.map((name) =>
      element(
        'figure',
        {},
        element('figcaption', {}, name),
        ...(box ? [closeUp(picture(name), box)] : []),
        picture(name),
      ),
    );
    return element('div', { className: 'side' }, ...figures);
  }
  const stack = element('div', { className: `stack ${view}` }, ...names.map(picture));
  if (view === 'difference') return stack;
  const range = element('input', { type: 'range', ariaLabel: 'Before to after' });
  range.oninput = () => stack.style.setProperty('--share', `${range.value}%`);
  return element('div', {}, range, stack);
}

/** The part that differs, as large as fits, with sharp pixels. */
function closeUp(image, { x, y, width, height }) {
  const { margin } = CLOSE_UP;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const scale = Math.min(CLOSE_UP.scale, CLOSE_UP.width / wide);
  const crop = element('div', { className: 'close-up' }, image);
  Object.assign(crop.style, { width: `${wide * scale}px`, height: `${high * scale}px` });
  image.alt = '';
  image.style.transform = `scale(${scale}) translate(${margin - x}px, ${margin - y}px)`;
  return crop;
}

function open(index) {
  if (index !== undefined) current = index;
  show();
}

function choose(one) {
  view = one;
  show();
}

function step(by) {
  const indexes = shown();
  open(indexes[indexes.indexOf(current) + by]);
}

async function decide(decision, indexes = [current]) {
  if (!canDecide || current === undefined) return;
  const answer = await fetch('decide', {
    method: 'POST',
    body: JSON.stringify({ indexes, decision }),
  });
  decisions = await answer.json();
  const rest = shown();
  open([...rest.filter((index) => index > current), ...rest].find((index) => !decisions[index]));
}

const KEYS = {
  n: () => step(1),
  p: () => step(-1),
  a: () => decide('approved'),
  r: () => decide('rejected'),
};

document.addEventListener('keydown', ({ target, key, ctrlKey, metaKey, altKey }) => {
  if (target.localName !== 'input' && !ctrlKey && !metaKey && !altKey) KEYS[key]?.();
});
filter.oninput = show;
show();
