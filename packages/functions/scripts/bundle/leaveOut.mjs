import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Modules of dependencies that are loaded and never used, with their replacements in the bundle. `npm run
 * bundle` fails if one of them is missing: check it after an update of the dependency.
 */
const REPLACED = {
  // Firestore over REST uses only the part of google-gax without gRPC, but imports these names from the
  // whole.
  'google-gax/build/src/index.js': `
    module.exports = {
      ...require('./fallback'),
      Status: require('./status').Status,
      loggingUtils: require('google-logging-utils'),
      decodeAnyProtosInArray: require('./util').decodeAnyProtosInArray,
      // The client of an emulator requests these credentials, and REST does not use them.
      grpc: { credentials: { createInsecure: () => undefined } },
    };`,
  // The clients of unused services: long-running operations, access policies, uploads.
  'google-gax/build/protos/iam_service.js': '',
  'google-gax/build/protos/locations.js': '',
  'google-gax/build/protos/operations.js': '',
  'google-gax/build/src/iamService.js': '',
  'google-gax/build/src/resumableUpload.js': '',
  'google-gax/build/src/resumableSourceFromFile.js': '',
  // Only Firestore's client for documents. Over REST it reads its message types from a JSON file.
  '@google-cloud/firestore-api/build/src/index.js': `
    exports.v1 = { FirestoreClient: require('./v1/firestore_client').FirestoreClient };`,
  '@google-cloud/firestore/build/protos/firestore_v1_proto_api.js':
    'exports.google = { firestore: { v1: {} } };',
  // Pipelines are queries of another edition of Firestore.
  '@google-cloud/firestore/build/src/pipelines/index.js': 'exports.Pipeline = class {};',
  '@google-cloud/firestore/build/src/pipelines/pipeline-util.js':
    "exports.isString = (value) => typeof value === 'string';",
  // Firestore's traces are not collected.
  '@google-cloud/firestore/build/src/telemetry/enabled-trace-util.js': `
    exports.EnabledTraceUtil = require('./disabled-trace-util').DisabledTraceUtil;`,
  // Triggers of other databases, which the first-generation API imports.
  'firebase-admin/lib/database/index.js': '',
  'firebase-functions/protos/compiledFirestore.mjs':
    'export const google = { events: { cloud: { firestore: { v1: {} } } } };',
  // Multipart replies, which the identity service does not send.
  '@fastify/busboy/index.js': '',
  // Each only compares the version of Node with an older one, with its own library.
  'jsonwebtoken/lib/asymmetricKeyDetailsSupported.js': 'module.exports = true;',
  'jsonwebtoken/lib/psSupported.js': 'module.exports = true;',
  'jsonwebtoken/lib/rsaPssKeyDetailsSupported.js': 'module.exports = true;',
};

/** An esbuild plugin that applies `REPLACED`. */
export function leaveOut() {
  return {
    name: 'leave-out',
    setup(build) {
      const unseen = new Set(Object.keys(REPLACED));
      build.onLoad({ filter: /\/node_modules\/.*\.m?js$/ }, ({ path }) => {
        const file = path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length);
        const contents = REPLACED[file];
        if (contents === undefined) return undefined;
        unseen.delete(file);
        return { contents, resolveDir: dirname(path), loader: 'js' };
      });
      // V8 parses JSON text several times as fast as the same data as code.
      build.onLoad({ filter: /\/protos\/.*\.json$/ }, ({ path }) => ({
        contents: `module.exports = ${parsed(path)};`,
      }));
      build.onLoad({ filter: /\/libphonenumber-js\/metadata\.mobile\.json\.js$/ }, ({ path }) => ({
        contents: `export default ${parsed(path.slice(0, -'.js'.length))};`,
      }));
      build.onEnd(() => ({
        errors: [...unseen].map((file) => ({
          text: `leaveOut.mjs replaces ${file}, which is not bundled.`,
        })),
      }));
    },
  };
}

function parsed(path) {
  return `JSON.parse(${JSON.stringify(readFileSync(path, 'utf8'))})`;
}
