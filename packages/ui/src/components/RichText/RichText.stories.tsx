import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
import { HOSTILE } from './hostile.fixtures.ts';
import { RichText } from './RichText.tsx';
import { MAX_RICH_TEXT, sanitise } from './sanitise.ts';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  decorators: [withoutNavigation],
  args: {
    html: '<p>Once a season the whole house wears a <strong>mask</strong>. See the <a href="/mycasino">house rules</a>, or read <a href="https://example.test/">what others wrote</a>.</p><h3>The evening</h3><ul><li>21:00 Doors</li><li>00:00 Masks off</li></ul><table><thead><tr><th scope="col">Tier</th><th scope="col">Full at</th></tr></thead><tbody><tr><th scope="row">Jack</th><td>18,000 points</td></tr></tbody></table>',
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const away = await canvas.findByRole('link', { name: 'what others wrote' });
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
    const within = canvas.getByRole('link', { name: 'house rules' });
    await expect(within).not.toHaveAttribute('target');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('The evening');
  },
};

const DANGEROUS = 'script,iframe,img,svg,math,form,input,style,object,embed,h1,[style],[id],[name]';

/** §7: hostile HTML runs nothing, shows nothing and links nowhere. Its text stays. */
export const Hostile: Story = {
  args: { html: HOSTILE.map(([, html]) => html).join('') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Press');
    for (const [what, html, text] of HOSTILE) {
      const fragment = sanitise(html);
      const holder = document.createElement('div');
      holder.append(fragment ?? '');
      await expect(`${what}: ${holder.textContent?.trim()}`).toBe(`${what}: ${text}`);
      await expect(holder.querySelector(DANGEROUS)).toBeNull();
      await expect(holder.querySelector('[href]')).toBeNull();
      const handlers = [...holder.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      );
      await expect(handlers).toEqual([]);
    }
    const link = canvasElement.querySelector('a[href]');
    await expect(link).toBeNull();
    await expect(window).not.toHaveProperty('hacked');
  },
};

/** §7: text that is too long is not shown in part, and does not block the page. */
export const Oversized: Story = {
  args: { html: `<p>${'long '.repeat(MAX_RICH_TEXT)}</p>` },
  play: async ({ canvas }) => {
    await canvas.findByText('This text is too long to show here. Please ask at reception for it.');
  },
};
export const LongWords: Story = {
  args: { html: `<p>${'Donaudampfschifffahrtsgesellschaft'.repeat(6)}</p>` },
  globals: mobileView,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
