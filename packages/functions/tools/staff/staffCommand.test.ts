import { describe, expect, it } from 'vitest';
import { readStaffCommand } from './staffCommand.ts';

const read = (line: string) => readStaffCommand(line.split(' '));

describe('the arguments of npm run staff', () => {
  it('add a person with a role and venues', () => {
    expect(read('add bar@casino.test --name Sam --role till --venues 6,9 --local')).toEqual({
      command: 'add',
      person: { email: 'bar@casino.test', name: 'Sam', role: 'till', venueIds: [6, 9] },
      project: null,
      yes: false,
    });
  });

  it('remove a person, and list all', () => {
    expect(read('remove bar@casino.test --project casino --yes')).toEqual({
      command: 'remove',
      email: 'bar@casino.test',
      project: 'casino',
      yes: true,
    });
    const list = { command: 'list', project: 'casino', yes: false };
    expect(read('list --project casino')).toEqual(list);
  });

  it.each([
    ['no target', 'list', 'Choose either'],
    ['two targets', 'list --local --project casino', 'Choose either'],
    ['an unknown command', 'grant bar@casino.test --local', 'npm run staff'],
    ['no address', 'add Sam --local', '"Sam" is not an e-mail address.'],
    ['no name', 'add bar@casino.test --role till --venues 6 --local', 'The name'],
    ['another role', 'add bar@casino.test --name Sam --role owner --venues 6 --local', 'The role'],
    ['no venue', 'add bar@casino.test --name Sam --role till --local', 'the venues'],
    [
      'a venue that is no id',
      'add bar@casino.test --name Sam --role till --venues a --local',
      'the venues',
    ],
    ['an unknown option', 'list --local --all', "Unknown option '--all'"],
  ])('with %s is refused with the usage', (_, line, fault) => {
    expect(() => read(line)).toThrow(fault);
    expect(() => read(line)).toThrow('npm run staff -- list');
  });
});
