import { nameOf, px, type Shown } from './page.ts';
import { controlsOf } from './targets.ts';

/** Fields and their submit buttons can be scrolled into view above an on-screen keyboard. */
export function coveredByKeyboard(shown: Shown): string[] {
  const fields = controlsOf(shown).filter(({ element }) =>
    element.matches('input:not([type=checkbox], [type=radio]), select, textarea'),
  );
  return fields.flatMap(({ element }) => {
    const send = element.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    (element as HTMLElement).focus();
    return [element, ...(send ? [send] : [])].flatMap((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const hidden = hiddenPart(control);
      const at = send === control ? `, which submits ${nameOf(element)},` : '';
      return hidden > 0
        ? [`${nameOf(control)}${at} is covered by ${px(hidden)} above the keyboard`]
        : [];
    });
  });
}

/** Returns the height of a control that is outside the window or covered, in CSS pixels. */
function hiddenPart(control: Element): number {
  const { left, width, top, bottom, height } = control.getBoundingClientRect();
  const outside = Math.max(0, -top, bottom - window.innerHeight);
  if (outside > 1) return outside;
  const isSeen = (y: number) => {
    const hit = document.elementFromPoint(left + width / 2, y);
    return hit !== null && (control.contains(hit) || hit.contains(control));
  };
  const rows = [top + 4, top + height / 2, bottom - 4];
  return (rows.filter((y) => !isSeen(y)).length / rows.length) * height;
}
