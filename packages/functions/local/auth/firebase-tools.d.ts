/** The parts of firebase-tools that this folder uses. The package has no types. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { Express } from 'express';

  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number | undefined,
    projects: Map<string, AgentProjectState>,
  ): Promise<Express>;
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface OobCode {
    readonly requestType: string;
    readonly email: string;
  }
  export class AgentProjectState {
    constructor(projectId: string);
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      generateLink: (code: string) => string,
    ): OobCode;
    validateOobCode(code: string): OobCode | undefined;
  }
}

declare module 'firebase-tools/lib/emulator/auth/errors.js' {
  export class BadRequestError extends Error {}
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  interface Operation {
    responses: object;
  }
  interface PathItem
    extends Partial<Record<'delete' | 'get' | 'patch' | 'post' | 'put', Operation>> {
    parameters?: object[];
  }
  const apiSpec: { default: { paths: Record<string, PathItem> } };
  export default apiSpec;
}
