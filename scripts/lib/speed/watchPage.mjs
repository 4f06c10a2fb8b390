/**
 * Runs in a page, before its own scripts. Notes in `globalThis.speed`, in milliseconds since the navigation, when
 * what the member came for is painted and takes input, and when React answers there; the layout shift has no unit.
 * With `credentials`, it types them into the form and sends it as soon as it is painted.
 * @param {{ seen: string, answers: string, credentials?: { email: string, password: string } }} page selectors
 */
export function watchPage({ seen, answers, credentials }) {
  const speed = { 'layout shift': 0 };
  globalThis.speed = speed;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) speed['layout shift'] += value;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-paint') speed['first paint'] = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    speed['largest paint'] = startTime;
  });
  observe('resource', ({ name, startTime }) => {
    if (name.includes('signInWithPassword')) speed['sign-in is sent'] ??= startTime;
  });

  const isThere = (element) => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const isReacts = (element) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    const element = document.querySelector(seen);
    if (speed['is painted'] === undefined && isThere(element)) {
      // What a frame's callback finds is painted by the end of that frame.
      setTimeout(() => {
        speed['is painted'] = performance.now();
        if (credentials) send(element.form);
      });
    }
    if (speed['takes input'] === undefined && isThere(element) && !element.closest('[inert]')) {
      setTimeout(() => {
        speed['takes input'] = performance.now();
      });
    }
    if (isReacts(document.querySelector(answers))) {
      speed['the app answers'] = performance.now();
      if (speed['takes input'] !== undefined) return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  const send = (form) => {
    for (const [name, value] of Object.entries(credentials)) {
      form.elements[name].value = value;
      form.elements[name].dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.requestSubmit();
  };
}
