/**
 * Creates an element.
 * @param {string} name
 * @param {Record<string, unknown>} [properties]
 * @param {(string | Node)[]} children
 */
export function element(name, properties = {}, ...children) {
  const made = /** @type {any} */ (Object.assign(document.createElement(name), properties));
  made.append(...children);
  return made;
}

/**
 * Creates a button, with its key after the text.
 * @param {string} text
 * @param {() => void} onclick
 * @param {{ key?: string, pressed?: boolean, className?: string, disabled?: boolean }} [options]
 */
export function button(text, onclick, { key, pressed, ...properties } = {}) {
  const made = element('button', { type: 'button', onclick, ...properties }, text);
  if (pressed !== undefined) made.ariaPressed = String(pressed);
  if (key) {
    made.setAttribute('aria-keyshortcuts', key);
    made.append(element('kbd', { ariaHidden: 'true' }, key));
  }
  return made;
}

/** The element with this id. @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);
