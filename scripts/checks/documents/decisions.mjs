import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../lib/setUp.mjs';

const FOLDER = 'docs/decisions';
const STATUS = /^\*(?:Accepted|Withdrawn|Replaced by \[\d{3}\]\(.+\)), \d{4}-\d\d-\d\d\.\*$/;
const TEXT = /[.](?:[cm]?[jt]sx?|md|ya?ml|css|html|rules)$/;

/**
 * Decisions without a number or a status, those that the index does not list once, and numbers of decisions in comments and texts
 * that lead to no page. Links are checked by `documents.mjs`.
 * @param {readonly string[]} files of the repository
 */
export function decisionFaults(files) {
  const pages = files.filter((file) => /^docs\/decisions\/\d{3}-.+\.md$/.test(file));
  const names = pages.map((page) => basename(page));
  const index = readFileSync(join(ROOT, FOLDER, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^\| \[\d{3}\]\((.+?)\)/gm)].map(([, name]) => name);
  return [
    ...pages.filter((page) => !hasHead(page)).map((page) => `${page}: no number or status`),
    ...names
      .filter((name) => listed.filter((each) => each === name).length !== 1)
      .map((name) => `${FOLDER}/README.md: does not list ${name} once`),
    ...citedWithoutPage(files, new Set(names.map((name) => name.slice(0, 3)))),
  ];
}

function hasHead(page) {
  const [title, , status] = readFileSync(join(ROOT, page), 'utf8').split('\n');
  return title.startsWith(`# ${basename(page).slice(0, 3)} `) && STATUS.test(status);
}

function citedWithoutPage(files, numbers) {
  return files
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const cited = text.match(/decisions?[/ ]\d{3}(?: (?:and|to) \d{3})?/gi) ?? [];
      return cited
        .flatMap((words) => words.match(/\d{3}/g) ?? [])
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: there is no decision ${number}`);
    });
}
