import type { CasinoConfig } from '../lib/config/env.ts';
import { config } from '../lib/firebase/firebase.ts';

/** Writes the configuration of the page as a server does: the sample project with `changes`. */
export function configurePage(changes: Partial<CasinoConfig> = {}): void {
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name="casino-config"]') ??
    document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'casino-config' }),
    );
  meta.content = JSON.stringify({ ...config, ...changes });
}
