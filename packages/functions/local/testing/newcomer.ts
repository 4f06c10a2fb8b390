let newcomers = 0;

/** An e-mail address that no other test knows. */
export function newEmail(name: string): string {
  newcomers += 1;
  return `fresh-${name}-${process.pid}-${Date.now()}-${newcomers}@demo.test`;
}

/** What the app sends of itself: e-mailed links lead there. */
export const FROM_APP = { devMode: true, devDomain: 'http://localhost:4321' } as const;
