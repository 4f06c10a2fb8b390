import type { Casinos } from '@casino/ui/screens/account/form.types.ts';
import useSWR from 'swr';
import { call } from '../../../lib/calls/api.ts';

/**
 * The casinos of the group, for members and visitors. SWR retries a failed request, and the member can. A list without a
 * casino cannot be used, so it counts as failed.
 */
export function useCasinos(): Casinos {
  const { data, error, isValidating, mutate } = useSWR('casinos', async () => {
    const { casinos } = await call('content-getCasinos', null);
    return casinos.map(({ id, pagetitle }) => ({ id, name: pagetitle }));
  });
  if (data && data.length > 0) return { status: 'ready', options: data };
  if (data === undefined && error === undefined) return { status: 'loading' };
  // SWR stores the error of the next attempt.
  const onRetry = () => void mutate().catch(() => undefined);
  return { status: 'error', busy: isValidating, onRetry };
}
