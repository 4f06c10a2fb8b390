import { describe, expect, it } from 'vitest';
import { parseSection } from './readItems.mjs';

const SECTION = `# §4 States and transitions

What readers are told.

## Tiers

- Membership id 34 is Jack,
  also the temporary membership
  - \`§4 tiers › 34 is Jack\`
  - \`§4 tiers › 34 is temporary, …\`
- Membership id 46 is Ace

## Guard

- Membership id 46 is Ace
`;

const parse = (markdown) => () => parseSection(markdown, '4-states.md');

describe('a section of the specification', () => {
  it('is read into items with their proofs', () => {
    expect(parse(SECTION)()).toEqual([
      {
        section: '§4',
        group: 'Tiers',
        text: 'Membership id 34 is Jack, also the temporary membership',
        proofs: ['§4 tiers › 34 is Jack', '§4 tiers › 34 is temporary, …'],
        place: '4-states.md:7',
      },
      expect.objectContaining({ group: 'Tiers', text: 'Membership id 46 is Ace', proofs: [] }),
      expect.objectContaining({ group: 'Guard', text: 'Membership id 46 is Ace' }),
    ]);
  });

  const item = '# §4 States\n\n## Tiers\n\n- 34 is Jack\n';
  it.each([
    ['an item without a section', '- 34 is Jack\n', '4-states.md:1: an item must be below'],
    [
      'an item without a group',
      '# §4 States\n- 34 is Jack\n',
      '4-states.md:2: an item must be below',
    ],
    [
      'a proof without an item',
      '# §4 States\n  - `§4 tiers`\n',
      '4-states.md:2: only lines of an item',
    ],
    ['a proof that is no title', `${item}  - tiers\n`, '4-states.md:6: a proof must be the title'],
    ['words after the proofs', `${item}  - \`§4 tiers\`\n  or so\n`, '4-states.md:7: the text'],
    ['a proof of another section', `${item}  - \`§9 tiers\`\n`, 'does not name §4'],
    ['a proof of no section', `${item}  - \`tiers\`\n`, 'does not name §4'],
    ['a proof of a section with a longer number', `${item}  - \`§41 tiers\`\n`, 'does not name'],
    ['a proof that matches a whole suite', `${item}  - \`§4 tiers › …\`\n`, 'name the tests'],
    ['an item twice in a group', `${item}- 34 is Jack\n`, '4-states.md:6: "34 is Jack" is twice'],
  ])('is rejected with %s', (_, markdown, message) => {
    expect(parse(markdown)).toThrow(message);
  });
});
