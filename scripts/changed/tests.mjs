import { parseSync } from 'vite';

/**
 * The tests of a journey file, each with the code in the file that it uses: its body, the code around it (tables,
 * hooks), and the declarations that it names.
 * @returns {{ line: number, text: string }[]} `line` counts from 1, as in the runners' filters
 */
export function testsIn(file, source) {
  const { program } = parseSync(file, source);
  const declared = new Map();
  const found = [];
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') continue;
    const tests = callsOfTest(statement);
    if (tests.length === 0) {
      for (const name of namesOf(statement))
        declared.set(name, source.slice(statement.start, statement.end));
    }
    const round = blanked(source, statement, tests);
    for (const { start, end } of tests) {
      found.push({
        line: source.slice(0, start).split('\n').length,
        text: source.slice(start, end) + round,
      });
    }
  }
  return found.map(({ line, text }) => ({ line, text: withDeclarations(text, declared) }));
}

function callsOfTest(node, found = []) {
  if (node === null || typeof node !== 'object') return found;
  if (Array.isArray(node)) {
    for (const each of node) callsOfTest(each, found);
    return found;
  }
  if (node.type === 'CallExpression' && node.callee.name === 'test') {
    found.push(node);
    return found;
  }
  for (const value of Object.values(node)) callsOfTest(value, found);
  return found;
}

function namesOf({ type, declaration, declarations, id }) {
  if (declaration) return namesOf(declaration);
  if (type === 'VariableDeclaration') return declarations.map((one) => one.id.name).filter(Boolean);
  return id ? [id.name] : [];
}

function blanked(source, statement, tests) {
  let [text, from] = ['', statement.start];
  for (const { start, end } of tests) {
    text += source.slice(from, start);
    from = end;
  }
  return text + source.slice(from, statement.end);
}

function withDeclarations(text, declared) {
  const used = new Set();
  const take = (part) => {
    for (const word of part.match(/[A-Za-z_$][\w$]*/g) ?? []) {
      if (!declared.has(word) || used.has(word)) continue;
      used.add(word);
      take(declared.get(word));
    }
  };
  take(text);
  return [text, ...[...used].map((name) => declared.get(name))].join('\n');
}
