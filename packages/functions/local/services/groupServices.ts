import { serviceSettings } from '../../src/adapters/http/serviceSettings.ts';
import { StartError } from '../settings/startError.ts';

/** The services that the callables can use in place of Firestore. */
export type ServiceName = 'content' | 'members';

/** The addresses of the group's services. A service without an address is read from Firestore. */
export type GroupServices = Partial<Readonly<Record<ServiceName, string>>>;

const SETTINGS = {
  content: 'CONTENT_SERVICE_URL',
  members: 'MEMBER_SERVICE_URL',
} as const satisfies Readonly<Record<ServiceName, string>>;

/**
 * The services of a group in the environment of the start command.
 * @throws StartError with a sentence that names a wrong setting, without its value
 */
export function groupServices(env: NodeJS.ProcessEnv): GroupServices {
  const found = Object.entries(SETTINGS).flatMap(([name, setting]) => {
    const address = env[setting];
    if (!address) return [];
    return [[name, addressOf(name as ServiceName, address, env['SERVICE_CREDENTIALS'] ?? '')]];
  });
  return Object.fromEntries(found);
}

function addressOf(name: ServiceName, address: string, secret: string): string {
  try {
    return serviceSettings(name, address, secret).url;
  } catch (error) {
    throw new StartError(`${(error as Error).message} docs/connect.md lists the settings.`);
  }
}
