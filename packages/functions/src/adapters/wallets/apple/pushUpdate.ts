import type {
  PassDevice,
  StoredPass,
  WalletPassStore,
} from '../../../domain/ports/wallet/walletPasses.ts';
import { PushError, pushAll } from './apns.ts';
import type { AppleCredentials } from './credentials.ts';

/**
 * Pushes the version of a pass to each of its devices that did not get this version, and forgets devices that removed the
 * pass. Rejects if a push was not accepted; a retry then skips the devices that were reached.
 */
export async function pushUpdate(
  { crmId, version, devices }: StoredPass,
  credentials: AppleCredentials,
  store: Pick<WalletPassStore, 'changeDevices'>,
): Promise<void> {
  const behind = devices.filter(({ pushed }) => pushed < version);
  if (behind.length === 0) return;
  const tokens = behind.map(({ pushToken }) => pushToken);
  const outcomes = await pushAll(tokens, credentials);
  const outcomeByToken = new Map(tokens.map((token, index) => [token, outcomes[index]]));
  await store.changeDevices(crmId, (current) =>
    current.flatMap((device): readonly PassDevice[] => {
      // A device that registered meanwhile with a new token has no outcome.
      const outcome = outcomeByToken.get(device.pushToken);
      if (outcome === 'gone') return [];
      return [
        outcome === 'accepted' ? { ...device, pushed: Math.max(device.pushed, version) } : device,
      ];
    }),
  );
  const failure = outcomes.find((outcome) => outcome instanceof PushError);
  if (failure) throw failure;
}
