/** The start of one line of the suit after the one before, as a share of a movement. */
const STAGGER = 0.08;

/**
 * Turns the member's card once, and draws its suit line by line: the card of a new tier. Any input ends it. Does nothing
 * with `prefers-reduced-motion`, which sets the durations of the card to zero.
 * @param page contains a `MemberCard`
 */
export function drawRise(page: ParentNode): void {
  const card = page.querySelector('[data-member-card]');
  const suit = card?.querySelector('[data-keep-clear]')?.parentElement;
  if (!card || !suit) return;
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(card);
  const duration = Number.parseFloat(transitionDuration) * 1000;
  if (!(duration > 0)) return;

  const turn = card.animate(
    {
      // At its edge, the card changes sides without being seen: it has no other one here.
      transform: ['none', 'rotateY(90deg)', 'rotateY(-90deg)', 'none'],
      offset: [0, 0.5, 0.5, 1],
      easing: [easing],
    },
    2 * duration,
  );
  const lines = suit.querySelectorAll(':scope > g > path, :scope > path');
  const strokes = [...lines].map((line, index) => {
    line.setAttribute('pathLength', '1');
    return line.animate(
      { strokeDasharray: ['1', '1'], strokeDashoffset: ['1', '0'] },
      { duration, easing, delay: duration * (1 + index * STAGGER), fill: 'backwards' },
    );
  });
  const movements = [turn, ...strokes];
  const end = () => {
    for (const movement of movements) movement.cancel();
  };
  const events = ['pointerdown', 'keydown'];
  for (const type of events) addEventListener(type, end, true);
  void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
    for (const line of lines) line.removeAttribute('pathLength');
    for (const type of events) removeEventListener(type, end, true);
  });
}
