import { contentHttpService } from '../../../src/contract/http/content.ts';
import { type Fault, onBody, onReply, operationOf } from './fault.ts';

const operation = operationOf(contentHttpService, 'findInfoPage');

/** Faults of pages in several languages. */
export const LANGUAGE_FAULTS: readonly Fault[] = [
  {
    fails: 'language-unknown',
    fault: 'a language that the service does not have gets 406',
    operation,
    serve: onReply((reply, { headers }) =>
      headers['accept-language'] === 'qaa' ? { ...reply, status: 406, body: '{}' } : reply,
    ),
  },
  {
    fails: 'language-named',
    fault: 'a translation does not name its language',
    operation,
    serve: onBody(({ locale: _, ...body }) => body),
  },
  {
    fails: 'etag-of-languages',
    fault: 'the ETag of a page is that of its path',
    operation,
    serve: onReply((reply, { path }) => ({
      ...reply,
      headers: { ...reply.headers, etag: `"${path}"` },
    })),
  },
  {
    fails: 'translation-complete',
    fault: 'a translation has another telephone number',
    operation,
    serve: onBody((body) =>
      body.locale ? { ...body, html: body.html.replaceAll('116123', '116124') } : body,
    ),
  },
  {
    fails: 'translation-complete',
    fault: 'a translation has other points',
    operation,
    serve: onBody((body) =>
      body.locale ? { ...body, html: body.html.replace('108,000', '180,000') } : body,
    ),
  },
];
