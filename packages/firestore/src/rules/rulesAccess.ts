import type { CommitClock } from '../documents/clock.ts';
import type { Document, DocumentReader } from '../documents/document.ts';
import type { StagedCommit, WriteStep } from '../documents/stagedCommit.ts';
import { permissionDenied } from '../errors.ts';
import { disjunctions } from '../query/disjunctions.ts';
import type { Query } from '../query/query.ts';
import type { AccessControl, Principal, TokenClaims } from './access.ts';
import { DocumentLookups } from './documentLookups.ts';
import { type Environment, holds } from './evaluate.ts';
import { documentSegments, matchPath, type RequestedSegment } from './matchPath.ts';
import { possiblePath, possibleResource } from './queryFacts.ts';
import { resourceOf } from './resources.ts';
import type { Rule, Ruleset } from './ruleset.ts';
import type { Operation } from './syntax.ts';
import { fromJson, int, mapOf, NULL_VALUE, type RuleMap, type RuleValue, text } from './values.ts';

/** A request, as a condition can use it. */
interface Request {
  readonly operation: Operation;
  readonly path: readonly RequestedSegment[];
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly claims: TokenClaims | null;
  readonly resource: RuleValue;
  /** Further members of `request`: `resource` for a write, `query` for a list. */
  readonly details: RuleMap;
  readonly lookups: DocumentLookups;
}

function authOf(claims: TokenClaims | null): RuleValue {
  if (!claims) return NULL_VALUE;
  return mapOf(
    new Map([
      ['uid', text(claims.sub)],
      ['token', fromJson(claims)],
    ]),
  );
}

function requestValue(request: Request): RuleValue {
  // Server timestamps have milliseconds, and a rule may compare them with the request time.
  const milliseconds = BigInt(Math.floor(request.time / 1000));
  const known = request.path.flatMap((segment) =>
    typeof segment === 'object' ? segment.known : [],
  );
  const path: RuleMap =
    known.length === request.path.length
      ? new Map([['path', { kind: 'path', segments: known }]])
      : new Map();
  return mapOf(
    new Map<string, RuleValue>([
      ['auth', authOf(request.claims)],
      ['method', text(request.operation)],
      ['time', { kind: 'timestamp', value: milliseconds * 1_000_000n }],
      ...path,
      ...request.details,
    ]),
  );
}

function isAllowedBy(rule: Rule, request: Request): boolean {
  const bindings = matchPath(rule.pattern, request.path);
  if (!bindings) return false;
  const environment: Environment = {
    names: new Map([
      ...bindings,
      ['request', requestValue(request)],
      ['resource', request.resource],
    ]),
    functions: rule.functions,
    look: (how, path) => request.lookups.look(how, path),
  };
  return rule.allows.some(
    ({ operations, condition }) =>
      operations.includes(request.operation) && (!condition || holds(condition, environment)),
  );
}

function queryDetails({ limit, offset }: Query): RuleMap {
  const entries = new Map([['offset', int(offset)]]);
  if (limit !== null) entries.set('limit', int(limit));
  return new Map([['query', mapOf(entries)]]);
}

function operationOf({ write, before }: WriteStep): Operation {
  if (write.kind === 'verify') return 'get';
  if (write.kind === 'delete') return 'delete';
  return before ? 'update' : 'create';
}

/** Firestore's limits on the documents that the rules of one request may look up. */
const MAX_LOOKUPS = 10;
const MAX_LOOKUPS_OF_COMMIT = 20;

/** Allows clients what the rules allow, and the admin SDK everything. */
export class RulesAccess implements AccessControl {
  readonly #rules: Ruleset;
  readonly #documents: DocumentReader;
  readonly #clock: CommitClock;

  constructor(rules: Ruleset, documents: DocumentReader, clock: CommitClock) {
    this.#rules = rules;
    this.#documents = documents;
    this.#clock = clock;
  }

  checkGet(principal: Principal, path: string, document: Document | undefined): void {
    if (principal.kind === 'admin') return;
    this.#check(`get ${path}`, {
      operation: 'get',
      path: documentSegments(path),
      time: this.#clock.readTime(),
      claims: principal.claims,
      resource: resourceOf(document),
      details: new Map(),
      lookups: new DocumentLookups(this.#documents, this.#documents, MAX_LOOKUPS),
    });
  }

  checkList(principal: Principal, query: Query): void {
    if (principal.kind === 'admin') return;
    const { claims } = principal;
    const lookups = new DocumentLookups(this.#documents, this.#documents, MAX_LOOKUPS);
    const time = this.#clock.readTime();
    for (const conjunction of disjunctions(query.filter)) {
      this.#check(`list ${query.scope.collectionId ?? 'every collection'}`, {
        operation: 'list',
        path: possiblePath(query, conjunction),
        time,
        claims,
        resource: possibleResource(conjunction),
        details: queryDetails(query),
        lookups,
      });
    }
  }

  checkCommit(principal: Principal, staged: StagedCommit): void {
    if (principal.kind === 'admin') return;
    const limit = staged.steps.length > 1 ? MAX_LOOKUPS_OF_COMMIT : MAX_LOOKUPS;
    const lookups = new DocumentLookups(this.#documents, staged, limit);
    for (const step of staged.steps) {
      const operation = operationOf(step);
      const { path } = step.write;
      this.#check(`${operation} ${path}`, {
        operation,
        path: documentSegments(path),
        time: staged.commitTime,
        claims: principal.claims,
        resource: resourceOf(step.before),
        details: step.after ? new Map([['resource', resourceOf(step.after)]]) : new Map(),
        lookups,
      });
    }
  }

  #check(what: string, request: Request): void {
    if (this.#rules.some((rule) => isAllowedBy(rule, request))) return;
    throw permissionDenied(`Missing or insufficient permissions. No rule allows: ${what}.`);
  }
}
