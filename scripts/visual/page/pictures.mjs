import { element } from './dom.mjs';

/** The ways to compare two pictures, with their keys. */
export const VIEWS = [
  { name: 'Side by side', key: 's' },
  { name: 'Blink', key: 'b' },
  { name: 'Slider', key: 'l' },
  { name: 'Difference', key: 'd' },
];

/** The least size of a crop, and the pixels that it shows around the change. */
const CROP = { width: 320, height: 200, margin: 32 };

/**
 * The pictures of a change. Each is cropped to the change at 100 %, or whole and as wide as fits.
 * @param {any} change
 * @param {{ name: string, whole: boolean, after: boolean }} view `after` is the picture that "Blink" shows
 */
export function picturesOf(change, { name, whole, after }) {
  const available = [
    ...(change.hasBefore ? ['before'] : []),
    ...(change.verdict === 'removed' ? [] : ['after']),
  ];
  const size = sizeOf(change);
  const crop = whole || !change.box ? null : cropOf(change.box, size);
  const frame = (label, ...names) => frameOf(change, { label, names, crop });
  if (available.length < 2 || name === 'Side by side') {
    const frames = available.map((one) => frame(one, one));
    const pair = element('div', { className: 'pair' }, ...frames);
    if (crop) pair.style.setProperty('--crop', `${crop.width}px`);
    scrollTogether(frames.map((one) => one.querySelector('.frame')));
    return pair;
  }
  if (name === 'Blink') {
    const shown = after ? 'after' : 'before';
    return frame(shown, shown);
  }
  const made = frame(name, 'before', 'after');
  made.classList.add(name.toLowerCase());
  if (name === 'Difference') return made;
  const range = element('input', { type: 'range', ariaLabel: 'Before to after' });
  range.oninput = () => made.style.setProperty('--share', `${range.value}%`);
  return element('div', {}, range, made);
}

/** The size that holds both pictures. */
function sizeOf({ sizes }) {
  return {
    width: Math.max(...sizes.map(([width]) => width)),
    height: Math.max(...sizes.map(([, height]) => height)),
  };
}

/** The part of a picture around the change. */
function cropOf(box, size) {
  const [x, width] = span(box.x, box.width, size.width, CROP.width);
  const [y, height] = span(box.y, box.height, size.height, CROP.height);
  return { x, y, width, height };
}

function span(start, length, available, least) {
  const wanted = Math.min(available, Math.max(least, length + 2 * CROP.margin));
  const centred = start + length / 2 - wanted / 2;
  return [Math.round(Math.min(Math.max(0, centred), available - wanted)), wanted];
}

function frameOf({ id, title, name, after, pictures, box }, { label, names, crop }) {
  // Another drawing has another address, so that no picture comes from the browser's cache.
  const images = names.map((one) =>
    element('img', {
      src: `${pictures ?? id}/${one}.png?${after}`,
      alt: `${title}, ${name}: ${one}`,
    }),
  );
  const stack = element('div', { className: 'stack' }, ...images);
  if (crop) {
    Object.assign(stack.style, { width: `${crop.width}px`, height: `${crop.height}px` });
    for (const image of images) image.style.translate = `${-crop.x}px ${-crop.y}px`;
  } else if (box) markWhenLoaded(stack, images, box);
  const frame = element('div', { className: 'frame', tabIndex: 0, role: 'group' }, stack);
  frame.ariaLabel = label;
  const caption = element('figcaption', {}, label);
  return element('figure', { className: crop ? 'cropped' : '' }, caption, frame);
}

/** Outlines the change in a whole picture. */
function markWhenLoaded(stack, images, { x, y, width, height }) {
  const last = images.at(-1);
  last.addEventListener('load', () => {
    const [wide, high] = [last.naturalWidth, last.naturalHeight];
    const mark = element('div', { className: 'mark' });
    Object.assign(mark.style, {
      left: `${(100 * x) / wide}%`,
      top: `${(100 * y) / high}%`,
      width: `${(100 * width) / wide}%`,
      height: `${(100 * height) / high}%`,
    });
    stack.append(mark);
  });
}

function scrollTogether(frames) {
  for (const frame of frames) {
    frame.onscroll = () => {
      for (const other of frames) other.scrollTo(frame.scrollLeft, frame.scrollTop);
    };
  }
}
