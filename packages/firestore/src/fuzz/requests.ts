const ROOT = 'projects/demo-fuzz/databases/(default)/documents';
const name = (path: string) => `${ROOT}/${path}`;
const field = (fieldPath: string) => ({ field: { fieldPath } });

/** A valid request, to be mutated. */
export interface WellFormed {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const custom = (verb: string, body: object): WellFormed => ({
  method: 'POST',
  path: `/v1/${ROOT}:${verb}`,
  body,
});

const QUERY = {
  select: { fields: [{ fieldPath: 'x' }] },
  from: [{ collectionId: 'things' }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { ...field('x'), op: 'GREATER_THAN', value: { integerValue: '1' } } },
        { unaryFilter: { ...field('y'), op: 'IS_NOT_NULL' } },
        {
          fieldFilter: {
            ...field('z'),
            op: 'IN',
            value: { arrayValue: { values: [{ stringValue: 'a' }, { doubleValue: 1.5 }] } },
          },
        },
      ],
    },
  },
  orderBy: [{ ...field('x'), direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '9' }], before: true },
  endAt: { values: [{ integerValue: '0' }] },
  offset: 1,
  limit: 10,
};

const FIELDS = {
  a: { nullValue: null },
  b: { booleanValue: true },
  c: { integerValue: '5' },
  d: { doubleValue: 1.5 },
  e: { timestampValue: '2026-11-21T10:00:00.123456Z' },
  f: { stringValue: 'text' },
  g: { bytesValue: 'AAEC' },
  h: { referenceValue: name('things/t1') },
  i: { geoPointValue: { latitude: 1, longitude: 2 } },
  j: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: {} } }] } },
  k: { mapValue: { fields: { l: { stringValue: 'inner' } } } },
};

const TRANSFORMS = [
  { fieldPath: 'n', increment: { integerValue: '1' } },
  { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
  { fieldPath: 'list', appendMissingElements: { values: [{ integerValue: '1' }] } },
];

/** One valid request of each kind. */
export const WELL_FORMED: readonly WellFormed[] = [
  custom('commit', {
    writes: [
      {
        update: { name: name('things/new'), fields: FIELDS },
        updateMask: { fieldPaths: ['a', 'k.l', '`odd name`'] },
        updateTransforms: TRANSFORMS,
        currentDocument: { exists: false },
      },
      { delete: name('things/t2'), currentDocument: { updateTime: '2026-11-21T10:00:00Z' } },
      { verify: name('things/t3'), currentDocument: { exists: false } },
      { transform: { document: name('things/t1'), fieldTransforms: TRANSFORMS } },
    ],
  }),
  custom('batchWrite', { writes: [{ update: { name: name('things/t1'), fields: FIELDS } }] }),
  custom('batchGet', {
    documents: [name('things/t1'), name('things/t2')],
    mask: { fieldPaths: ['x'] },
    newTransaction: { readOnly: {} },
  }),
  custom('runQuery', { structuredQuery: QUERY }),
  custom('runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: QUERY.from, where: QUERY.where },
      aggregations: [
        { alias: 'n', count: { upTo: '5' } },
        { alias: 's', sum: field('x') },
        { alias: 'a', avg: field('x') },
      ],
    },
  }),
  custom('beginTransaction', { options: { readWrite: { retryTransaction: 'AAEC' } } }),
  custom('rollback', { transaction: 'AAEC' }),
  custom('listCollectionIds', { pageSize: 5, pageToken: 'YQ' }),
  { method: 'GET', path: `/v1/${ROOT}/things/t1?mask.fieldPaths=x` },
  { method: 'GET', path: `/v1/${ROOT}/things?pageSize=2&showMissing=true` },
  { method: 'POST', path: `/v1/${ROOT}/things?documentId=made`, body: { fields: FIELDS } },
  {
    method: 'PATCH',
    path: `/v1/${ROOT}/things/t1?updateMask.fieldPaths=c&currentDocument.exists=true`,
    body: { fields: FIELDS },
  },
  { method: 'DELETE', path: `/v1/${ROOT}/things/t2?currentDocument.exists=true` },
];
