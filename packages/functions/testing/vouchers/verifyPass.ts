import { execFileSync } from 'node:child_process';
import { createHash, webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as pkijs from 'pkijs';
import type { OpenedPass } from '../../local/demoWallets/passInbox.ts';

type Files = OpenedPass['files'];

pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as never }));

/** The files whose hash in the manifest differs, and the files that only one of both has. */
export function wrongHashes(files: Files): readonly string[] {
  const manifest: Record<string, string> = JSON.parse(
    new TextDecoder().decode(files['manifest.json']),
  );
  const signed = Object.keys(files).filter((name) => !/^(manifest\.json|signature)$/.test(name));
  const all = new Set([...signed, ...Object.keys(manifest)]);
  return [...all].filter((name) => {
    const content = files[name];
    return !content || createHash('sha1').update(content).digest('hex') !== manifest[name];
  });
}

/** Verifies the signature over the manifest with pkijs, up to a trusted root in PEM. */
export async function isSignedByPkijs(files: Files, root: string): Promise<boolean> {
  const { signature = new Uint8Array(), 'manifest.json': manifest = new Uint8Array() } = files;
  const content = pkijs.ContentInfo.fromBER(new Uint8Array(signature));
  const signed = new pkijs.SignedData({ schema: content.content });
  const der = Buffer.from(root.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  const trusted = pkijs.Certificate.fromBER(new Uint8Array(der));
  return signed
    .verify({
      signer: 0,
      data: new Uint8Array(manifest).buffer,
      trustedCerts: [trusted],
      checkChain: true,
    })
    .catch(() => false);
}

/** Verifies the signature over the manifest with OpenSSL, up to a trusted root in PEM. */
export function isSignedByOpenssl(files: Files, root: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pass-'));
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  try {
    const signature = write('signature', files['signature'] ?? '');
    const manifest = write('manifest.json', files['manifest.json'] ?? '');
    const detached = ['-inform', 'DER', '-in', signature, '-content', manifest, '-binary'];
    const trust = ['-CAfile', write('root.pem', root), '-purpose', 'any', '-auth_level', '0'];
    execFileSync('openssl', ['cms', '-verify', ...detached, ...trust], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
