import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type ParsedMail, simpleParser } from 'mailparser';
import { HOST } from '../../local/settings/project.ts';

/**
 * The server's behaviour: it accepts the e-mail, defers it with 451, rejects the recipient with 550, disconnects
 * after the e-mail without a reply, or never answers at all.
 */
export type SmtpBehaviour = 'accept' | 'defer' | 'reject' | 'disconnect' | 'silent';

/** A mail server with the failure that a test sets. */
export class FaultySmtp {
  behaviour: SmtpBehaviour = 'accept';
  /** The e-mails that it has received completely, acknowledged or not. */
  readonly mails: ParsedMail[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => {
    this.sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.sockets.delete(socket));
    if (this.behaviour !== 'silent') this.talk(socket).catch(() => socket.destroy());
  });

  private port = 0;

  /** True if the server does not listen. */
  get isDown(): boolean {
    return !this.server.listening;
  }

  /** Listens, always on the same port, and returns the port. */
  async up(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(this.port, HOST, resolve));
    this.port = (this.server.address() as { port: number }).port;
    return this.port;
  }

  /** Stops listening and closes all connections. */
  async down(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The e-mails to an address, oldest first. */
  mailsTo(address: string): ParsedMail[] {
    return this.mails.filter(({ to }) => [to].flat().some((each) => each?.text === address));
  }

  private async talk(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let message: string[] | null = null;
    say('220 faulty.test');
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (message === null) {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'DATA') message = [];
        say(this.answerTo(command));
        if (command === 'QUIT') socket.end();
      } else if (line === '.') {
        this.mails.push(await simpleParser(message.join('\r\n')));
        message = null;
        if (this.behaviour === 'disconnect') socket.destroy();
        else say('250 taken');
      } else message.push(line.replace(/^\.\./, '.'));
    }
  }

  private answerTo(command: string): string {
    if (command === 'DATA') return '354 go on';
    if (command === 'QUIT') return '221 bye';
    if (command !== 'RCPT') return '250 ok';
    if (this.behaviour === 'defer') return '451 try again later';
    return this.behaviour === 'reject' ? '550 no such mailbox' : '250 ok';
  }
}
