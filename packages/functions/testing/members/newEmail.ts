let newcomers = 0;

/** An e-mail address that no other test uses. */
export function newEmail(name: string): string {
  newcomers += 1;
  return `fresh-${name}-${process.pid}-${Date.now()}-${newcomers}@demo.test`;
}

/** The app's origin in requests. E-mailed links lead to it. */
export const FROM_APP = { devMode: true, devDomain: 'http://localhost:4321' } as const;
