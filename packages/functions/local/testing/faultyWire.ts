import { connect, createServer, type Socket } from 'node:net';
import { HOST } from '../project.ts';

/** A wire between two parts of a backend, which a test makes slow or cuts. */
export class FaultyWire {
  /** How long each piece of data travels, in milliseconds. */
  delayMs = 0;
  /** Whether every connection is broken as soon as it is made. */
  isCut = false;
  private readonly sockets = new Set<Socket>();
  private readonly server;

  /** @param port where it leads, on this machine */
  constructor(port: number) {
    this.server = createServer((near) => {
      if (this.isCut) return void near.destroy();
      const far = connect(port, HOST);
      this.join(near, far);
      this.join(far, near);
    });
  }

  /** Listens on a free port, which it returns. */
  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, HOST, resolve));
    return (this.server.address() as { port: number }).port;
  }

  /** Breaks every connection, and those to come. */
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
