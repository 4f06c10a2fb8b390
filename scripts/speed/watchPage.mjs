/**
 * Runs in a page before its scripts. Records in `globalThis.speed`, in milliseconds since the navigation, when the main
 * content is painted, when it accepts input, and when React has hydrated it. The blocking time is the part of each task
 * beyond 50 milliseconds. The layout shift has no unit.
 * With `credentials`, it fills in the form and submits it as soon as it is painted.
 * @param {{ seen: string, answers: string, credentials?: { email: string, password: string } }} page selectors
 */
export function watchPage({ seen, answers, credentials }) {
  const speed = { 'layout shift': 0, 'blocking time': 0 };
  globalThis.speed = speed;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) speed['layout shift'] += value;
  });
  observe('longtask', ({ duration }) => {
    speed['blocking time'] += duration - 50;
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

  /**
   * @param {Element | null} element
   * @returns {element is Element}
   */
  const isVisible = (element) => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const isHydrated = (element) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = () => {
    const element = document.querySelector(seen);
    if (speed['is painted'] === undefined && isVisible(element)) {
      // The browser paints the content at the end of this frame.
      setTimeout(() => {
        speed['is painted'] = performance.now();
        if (credentials) send(element.closest('form'));
      });
    }
    if (speed['accepts input'] === undefined && isVisible(element) && !element.closest('[inert]')) {
      setTimeout(() => {
        speed['accepts input'] = performance.now();
      });
    }
    if (isHydrated(document.querySelector(answers))) {
      speed['the app responds'] = performance.now();
      if (speed['accepts input'] !== undefined) return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  const send = (form) => {
    for (const [name, value] of Object.entries(credentials ?? {})) {
      form.elements[name].value = value;
      form.elements[name].dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.requestSubmit();
  };
}
