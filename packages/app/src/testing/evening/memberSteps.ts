import { vi } from 'vitest';
import { identity, PASSWORD } from '../fakeIdentity.ts';
import { faultsOfFocus } from './checks.ts';
import { pageWords } from './pageWords.ts';
import { buttons, impression, links, nameOf, pause, press, settle, surface } from './screen.ts';
import { command, type Evening, type Faults, isMember } from './step.ts';

// The steps of the member on this device.

export const isCalm = (evening: Evening) => isMember(evening) && surface() === document.body;

/** Opens a link of the page. */
export const openLink = (pick: number) => {
  const choose = () => links()[pick % links().length];
  return command(`open link ${pick}`, {
    when: () => choose() !== undefined,
    run: async (_, say) => {
      const link = choose() as HTMLAnchorElement;
      say(link.pathname + link.search);
      press(link);
      await settle();
      return faultsOfFocus();
    },
  });
};

/** A radio that is chosen does nothing, and neither does the current item of a list or the selected tab. */
const isIdle = (element: HTMLElement) =>
  element.matches(':checked[type=radio], [aria-pressed=true], [aria-selected=true]');

/** Presses a button, once or twice. It has an effect, and keeps the focus on the page. */
export const pressButton = (pick: number, times = 1) => {
  const choose = () => {
    const all = buttons().filter((each) => !isIdle(each));
    return all[pick % all.length];
  };
  return command(`press button ${pick} ${times === 1 ? '' : 'twice'}`.trim(), {
    when: () => choose() !== undefined,
    run: async (evening, say) => {
      const button = choose() as HTMLElement;
      say(nameOf(button));
      return pressAndWatch(evening, button, times);
    },
  });
};

/** Presses a button, waits for the effect, and returns what is wrong with it. */
export async function pressAndWatch(
  { group }: Evening,
  button: HTMLElement,
  times = 1,
): Promise<Faults> {
  const name = nameOf(button);
  const { pathname } = location;
  button.focus();
  const before = impression();
  const { refusals } = group;
  const words = document.body.innerText;
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  // A second attempt can end with the message of the first.
  let hasMoved = false;
  const observer = new MutationObserver(() => {
    hasMoved = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  if (name === pageWords().navigation.logOut) group.inside = null;
  const language = languageOf(button);
  if (language) group.choice = { by: group.present, language };
  for (let press = 0; press < times; press += 1) button.click();
  await settle();
  const leavesPage = () => download.mock.calls.length + print.mock.calls.length > 0;
  const hasEffect = () => hasMoved || leavesPage() || impression() !== before;
  // The browser goes back in the history a moment later.
  for (let wait = 0; wait < 100 && !hasEffect(); wait += 1) {
    await pause(20);
    await settle();
  }
  const faults = faultsOfFocus().map((fault) => `${fault} after "${name}"`);
  // A second press can undo the first.
  if (times === 1 && !hasEffect()) faults.push(`"${name}" has no effect`);
  const isSilent = group.refusals > refusals && document.body.innerText === words;
  if (isSilent) faults.push(`"${name}" is refused without a word`);
  const leaves = name === pageWords().common.close && location.pathname !== pathname;
  if (leaves) faults.push(`"${name}" leaves ${pathname}`);
  download.mockRestore();
  print.mockRestore();
  observer.disconnect();
  return faults;
}

/** The language that a radio button chooses; null for another control. */
function languageOf(element: HTMLElement): string | null {
  const label = element.closest('label[lang]');
  return element.matches('[type=radio]') && label ? label.getAttribute('lang') : null;
}

/** Goes back in the history. */
export const back = command('back', {
  // React Router numbers the entries. Before the first one is the test runner's own page.
  when: () => history.state?.idx > 0,
  run: () =>
    new Promise((resolve) => {
      window.addEventListener('popstate', () => resolve([]), { once: true });
      history.back();
    }),
});

/** Logs out by way of More. */
export const logOut = command('log out', {
  // The pages of visitors stay in the history, without a way out.
  when: (evening) => isCalm(evening) && !/^\/(?:login|account)/.test(location.pathname),
  run: async ({ group }) => {
    const { logOut: name, more } = pageWords().navigation;
    const toMore = links().find((link) => link.pathname === '/more');
    if (!toMore) return [`there is no link to ${more}`];
    press(toMore);
    await settle();
    const button = buttons().find((each) => nameOf(each) === name);
    // The group has suspended the member, for example: they are out, or a dialog announces it.
    if (group.present === null || surface() !== document.body) return [];
    if (!button) return ['there is no way out'];
    group.inside = null;
    press(button);
    await settle();
    group.publish();
    return group.present === null ? [] : ['the member is still in'];
  },
});

/** Logs in with the form. */
export const logIn = (index: 0 | 1) =>
  command(`log in as ${index === 0 ? 'Heron' : 'Plover'}`, {
    when: ({ group }) => group.present === null && surface() === document.body,
    run: async ({ group }) => {
      const { user, deleted } = group.people[index];
      identity.account = deleted ? null : user;
      const follow = async (page: string) => {
        const link = links().find(({ pathname }) => pathname === page);
        link?.click();
        await settle();
        return link !== undefined;
      };
      const isForm = location.pathname === '/login-mobile' || (await follow('/login-mobile'));
      if (!isForm && (await follow('/login'))) await follow('/login-mobile');
      const [email, password] = ['email', 'password'].map((name) =>
        document.querySelector<HTMLInputElement>(`input[name=${name}]`),
      );
      if (!email || !password) return ['there is no way in'];
      type(email, user.email);
      type(password, PASSWORD);
      group.publish(group.people[index]);
      // The group has not told them anything since.
      group.told = null;
      const { language } = group.people[index];
      if (language) group.choice = { by: group.choice.by, language };
      buttons()
        .find((each) => nameOf(each) === pageWords().account.landing.logIn)
        ?.click();
      await settle();
      group.publish();
      return [];
    },
  });

function type(field: HTMLInputElement, value: string): void {
  field.focus();
  // React replaces the setter of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
