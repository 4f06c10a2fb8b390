import express from 'express';
import type { FakeApns } from './fakeApns.ts';
import { PassInbox } from './passInbox.ts';
import { passesPage, passPage, refusedLinkPage } from './passPage.ts';

/** The serial number of a pass is a UUID, and the token of a link is not. */
const SERIAL_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The pages of passes: `/passes`, `/passes/{token of a link}`, `/passes/{serial number}` and its signed file.
 * @param service the address of the function `wallet-apple`
 */
export function passRoutes(service: string, apns: Pick<FakeApns, 'pushes'>): express.Router {
  const inbox = new PassInbox(service);
  const routes = express.Router();
  routes.get('/passes', (_request, response) => {
    response.send(passesPage(inbox.list(), apns.pushes));
  });
  routes.get('/passes/:serial/card.pkpass', async (request, response) => {
    const pass = await inbox.latest(request.params.serial);
    if (!pass) response.redirect('/passes');
    else response.type('application/vnd.apple.pkpass').send(Buffer.from(pass.archive));
  });
  routes.get('/passes/:id', async (request, response) => {
    const { id } = request.params;
    if (SERIAL_NUMBER.test(id)) {
      const pass = await inbox.latest(id);
      if (pass) response.send(passPage(pass));
      else response.redirect('/passes');
      return;
    }
    const opened = await inbox.open(id);
    if ('refusal' in opened) response.status(410).send(refusedLinkPage(opened.refusal));
    else response.redirect(`/passes/${opened.serialNumber}`);
  });
  return routes;
}
