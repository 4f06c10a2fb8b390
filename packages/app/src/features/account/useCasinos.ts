import type { CasinoOption } from '@casino/ui';
import useSWR from 'swr';
import { call } from '../../lib/api.ts';

const NONE: readonly CasinoOption[] = [];

/** The casinos of the group, for members and visitors. Empty until they load. SWR retries a failed request. */
export function useCasinos(): readonly CasinoOption[] {
  const { data } = useSWR('casinos', async () => {
    const { casinos } = await call('content-getCasinos', null);
    return casinos.map(({ id, pagetitle }) => ({ id, name: pagetitle }));
  });
  return data ?? NONE;
}
