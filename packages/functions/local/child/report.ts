/** What a child process tells the one that started it, once. */
export type Report =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };
