import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { StartError } from '../../local/settings/startError.ts';
import { staffClaimSchema } from '../../src/contract/till/staff.ts';
import type { NewStaff } from './staffLogins.ts';

export const USAGE = `npm run staff -- add ADDRESS --name NAME --role till --venues 6,9 --project ID
npm run staff -- add ADDRESS --name NAME --role manager --venues 6 --project ID
npm run staff -- remove ADDRESS --project ID
npm run staff -- list --project ID

  With --local in place of --project ID, in the backend of "npm start".
  --yes confirms the project without a question.`;

export type StaffCommand = (
  | { readonly command: 'add'; readonly person: NewStaff }
  | { readonly command: 'remove'; readonly email: string }
  | { readonly command: 'list' }
) & {
  /** The deployed project; null for the backend of `npm start`. */
  readonly project: string | null;
  /** Whether the operator has confirmed a write to a project, with `--yes`. */
  readonly yes: boolean;
};

const emailSchema = z.email();
const nameSchema = z.string().check(z.minLength(1), z.maxLength(40));

/** Reads the arguments of the command. @throws {StartError} with the fault and the usage */
export function readStaffCommand(args: readonly string[]): StaffCommand {
  const { values, positionals } = parsed(args);
  const { local, project = null, yes } = values;
  if (local === (project !== null)) throw fault('Choose either --local or --project.');
  const [command, email = '', ...rest] = positionals;
  if (rest.length > 0) throw new StartError(USAGE);
  if (command === 'list' && email === '') return { command, project, yes };
  if (!emailSchema.safeParse(email).success) throw fault(`"${email}" is not an e-mail address.`);
  if (command === 'remove') return { command, email, project, yes };
  if (command !== 'add') throw new StartError(USAGE);
  const name = nameSchema.safeParse(values.name);
  if (!name.success) throw fault('The name has 1 to 40 characters.');
  const venueIds = (values.venues ?? '').split(',').map(Number);
  const claim = staffClaimSchema.safeParse({ role: values.role, venueIds });
  if (!claim.success)
    throw fault('The role is till or manager, and the venues are ids, such as 6,9.');
  return { command, person: { email, name: name.data, ...claim.data }, project, yes };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
        name: { type: 'string' },
        role: { type: 'string' },
        venues: { type: 'string' },
      },
    });
  } catch (error) {
    throw fault((error as Error).message);
  }
}

function fault(message: string): StartError {
  return new StartError(`${message}\n\n${USAGE}`);
}
