// How the page shows pictures of a story.

/** How wide a close-up is, how much it enlarges at most, and the pixels that it shows round what changed. */
const CLOSE_UP_WIDTH = 304;
const LARGEST = 8;
const MARGIN = 16;

export function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The pictures of a change, in one of the views. */
export function picturesOf({ id, drawing, entry, box, pictures: there }, view) {
  // Of another drawing there is another address, so that no picture comes from the browser's store.
  const source = (name) => `${id}/${name}.png?${drawing?.sha256 ?? ''}`;
  const picture = (name) => element('img', { src: source(name), alt: `${name} of ${id}` });
  if (view === 'side' || !there.before || !there.after) {
    const figures = ['before', 'after', 'difference']
      .filter((name) => there[name])
      .map((name) =>
        element(
          'figure',
          {},
          element('figcaption', {}, name),
          ...(box ? [closeUp(source(name), box, drawing.width)] : []),
          picture(name),
        ),
      );
    return element('div', { className: 'side' }, ...figures);
  }
  const range = element('input', { type: 'range', min: '0', max: '100', value: '50' });
  range.setAttribute('aria-label', 'Before to after');
  const stack = element(
    'div',
    { className: `stack ${view}` },
    range,
    picture('before'),
    picture('after'),
  );
  stack.style.setProperty('--width', `${Math.max(drawing.width, entry?.width ?? 0)}px`);
  range.oninput = () => stack.style.setProperty('--share', `${range.value}%`);
  return stack;
}

/** The part that changed, as large as fits, with every pixel sharp. */
function closeUp(source, box, width) {
  const frame = { width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  const scale = Math.min(LARGEST, CLOSE_UP_WIDTH / frame.width);
  const image = element('img', { src: source, alt: '' });
  image.style.inlineSize = `${width * scale}px`;
  image.style.translate = `${(MARGIN - box.x) * scale}px ${(MARGIN - box.y) * scale}px`;
  const crop = element('div', { className: 'close-up' }, image);
  crop.style.inlineSize = `${frame.width * scale}px`;
  crop.style.blockSize = `${frame.height * scale}px`;
  return crop;
}
