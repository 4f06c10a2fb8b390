import { connect, createServer, type Socket } from 'node:net';
import { HOST } from '../../local/settings/project.ts';

/** A TCP connection between two parts of a backend that a test can slow down or cut. */
export class FaultyConnection {
  /** The delay of each chunk of data, in milliseconds. */
  delayMs = 0;
  /** True if new connections are closed at once. */
  isCut = false;
  private readonly sockets = new Set<Socket>();
  private readonly server;

  /** @param port the port on this machine that connections are forwarded to */
  constructor(port: number) {
    this.server = createServer((near) => {
      if (this.isCut) return void near.destroy();
      const far = connect(port, HOST);
      this.join(near, far);
      this.join(far, near);
    });
  }

  /** Listens on a free port and returns it. */
  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, HOST, resolve));
    return (this.server.address() as { port: number }).port;
  }

  /** Closes all connections, and new ones at once. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    const later = (work: () => void) => setTimeout(work, this.delayMs);
    from.on('data', (data) => later(() => to.write(data)));
    from.on('error', () => {});
    from.on('close', () => {
      this.sockets.delete(from);
      later(() => to.destroy());
    });
  }
}
