// Shows one example of everything in the packed package, and reports the results to the check. The examples are the
// first story of each file, with components from the package (`storiesOnPackage.mjs`).
import '@casino/ui/fonts.css';
import '@casino/ui/tokens.css';
import { stories } from 'virtual:stories';
import {
  enGB,
  GlobalStyle,
  I18nProvider,
  MemberCardSkeleton,
  PasswordStrength,
  SharedElement,
  SharedElementContext,
  SpotlightSkeleton,
  ThemeRoot,
  ToastQueueProvider,
  Toasts,
  VisuallyHidden,
} from '@casino/ui';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { FirstScreen } from './FirstScreen.tsx';
import { French } from './French.tsx';
import { HarbourTheme } from './HarbourTheme.tsx';
import { harbour, tooWeak } from './harbour.ts';

setProjectAnnotations({ initialGlobals: { tier: 'ace', scheme: 'dark', layout: 'story' } });

/** Exports without a story, and those that the README shows. */
const others = {
  MemberCardSkeleton: () => <MemberCardSkeleton />,
  SpotlightSkeleton: () => <SpotlightSkeleton />,
  SharedElement: () => (
    <SharedElementContext value={true}>
      <SharedElement name="example">
        <p>Moves to the next page that shows it.</p>
      </SharedElement>
    </SharedElementContext>
  ),
  PasswordStrength: () => (
    <PasswordStrength
      password="correct horse"
      label="Password strength"
      levels={['Very weak', 'Weak', 'Fair', 'Good', 'Strong']}
      hint="Three words are hard to guess."
    />
  ),
  Toasts: () => (
    <ToastQueueProvider>
      <Toasts label="Messages" dismissLabel="Dismiss" />
    </ToastQueueProvider>
  ),
  VisuallyHidden: () => <VisuallyHidden>Only heard</VisuallyHidden>,
  FirstScreen: () => <FirstScreen />,
  'FirstScreen in French': () => (
    <French>
      <FirstScreen />
    </French>
  ),
  'a theme of one’s own': () => (
    <>
      <HarbourTheme />
      <ThemeRoot tier="queen" scheme="light">
        <InHarbour />
      </ThemeRoot>
    </>
  ),
};

function InHarbour() {
  const ref = useRef(null);
  useLayoutEffect(() => {
    const accent = getComputedStyle(ref.current).getPropertyValue('--ui-color-accent');
    if (accent !== harbour.light.accent) throw new Error(`the accent is ${accent}`);
    if (tooWeak.length > 0)
      throw new Error(`the contrast of ${JSON.stringify(tooWeak)} is too low`);
  });
  return <p ref={ref}>Harbour</p>;
}

const fromStories = Object.entries(stories).map(([file, story]) => {
  const [Story] = Object.values(composeStories(story));
  return [file, () => <Story />];
});

let faults = [];

const root = createRoot(document.getElementById('root'), {
  onUncaughtError: (error) => faults.push(String(error)),
});

async function show(Example) {
  faults = [];
  root.render(
    <>
      <GlobalStyle />
      <ThemeRoot page tier="ace" scheme="dark" key={crypto.randomUUID()}>
        <I18nProvider messages={enGB} timeZone="Europe/London">
          <Example />
        </I18nProvider>
      </ThemeRoot>
    </>,
  );
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const themed = document.querySelector('[data-theme-root]');
  return { faults, elements: themed ? themed.querySelectorAll('*').length : 0 };
}

window.shown = (async () => {
  const results = {};
  for (const [name, Example] of [...fromStories, ...Object.entries(others)]) {
    results[name] = await show(Example);
  }
  return results;
})();
