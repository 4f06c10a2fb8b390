import { describe, expect, it } from 'vitest';
import { literalsIn } from './tokenLiterals.mjs';

const FORBIDDEN = [
  ['color: #0d3b2e;', 'colour'],
  ["const edge = '#fff';", 'colour'],
  ['background: rgb(13 59 46);', 'colour'],
  ['background: oklch(0.5 0.1 160);', 'colour'],
  ['color: white;', 'colour'],
  ['<path fill="black" />', 'colour'],
  ['border-radius: 8px;', 'radius'],
  ['border-start-start-radius: 0.5rem;', 'radius'],
  ["style={{ borderRadius: '50%' }}", 'radius'],
  ['box-shadow: 0 1px 2px currentColor;', 'shadow'],
  ['font-family: Georgia, serif;', 'font'],
  ['font: 1rem/1.5 serif;', 'font'],
  ['font-size: 14px;', 'font'],
  ['font-weight: 700;', 'font'],
  ['transition: opacity 200ms;', 'duration'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source file as it is written
  ['animation: ${turn} 1.6s linear;', 'duration'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source file as it is written
  ['margin: -${vars.space[2]};', 'negated token'],
  ['transition-timing-function: cubic-bezier(0.2, 0, 0, 1);', 'duration'],
];

const ALLOWED = [
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: source files as they are written
  'color: ${vars.color.text};',
  'border-radius: ${vars.radius.control};',
  'border-radius: inherit;',
  'box-shadow: inset 0 0 0 ${vars.size.hairline} ${vars.color.border};',
  'transition: rotate ${vars.motion.fast} ${vars.motion.easing},\n    opacity ${vars.motion.fast};',
  'font-size: 0.65em;',
  'background: color-mix(in srgb, currentColor 12%, transparent);',
  'color: currentColor;',
  "href: '#terms'",
  '/** Such as #0d3b2e, for 200ms. */',
  'style={{ borderRadius: vars.radius[step] }}',
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: source files as they are written
];

describe('literalsIn', () => {
  it.each(FORBIDDEN)('finds %s', (source, kind) => {
    expect(literalsIn(source)).toEqual([expect.stringContaining(`${kind}: `)]);
  });

  it.each(ALLOWED)('allows %s', (source) => {
    expect(literalsIn(source)).toEqual([]);
  });
});
