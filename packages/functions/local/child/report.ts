/** The one message of a child process to its parent. */
export type Report =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };
