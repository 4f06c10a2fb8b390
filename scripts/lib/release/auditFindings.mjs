/**
 * Compares the result of `npm audit --json` with the exceptions.
 *
 * @typedef {{ advisory: string, package: string, reason: string, until: string }} Exception `until` is a
 *   date, `yyyy-mm-dd`: the last day of the exception.
 * @param {{ vulnerabilities: Record<string, { via: Array<string | { name: string, url: string, title: string, severity: string }> }> }} report
 * @param {readonly Exception[]} exceptions
 * @param {string} today `yyyy-mm-dd`
 * @returns {string[]} a message for each advisory without an exception, and for each exception without an advisory
 */
export function auditFindings(report, exceptions, today) {
  const advisories = new Map(
    Object.values(report.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((cause) => typeof cause !== 'string')
      .map((cause) => [`${idOf(cause)} ${cause.name}`, cause]),
  );
  const excused = new Set(
    exceptions
      .filter(({ until }) => today <= until)
      .map((exception) => `${exception.advisory} ${exception.package}`),
  );
  return [
    ...[...advisories]
      .filter(([key]) => !excused.has(key))
      .map(([key, { severity, title, url }]) => `${key} (${severity}): ${title}. ${url}`),
    ...exceptions
      .filter((exception) => !advisories.has(`${exception.advisory} ${exception.package}`))
      .map((exception) => `The exception for ${exception.advisory} has no advisory: remove it.`),
  ];
}

/** The advisory's own id, such as `GHSA-xxxx-xxxx-xxxx`, from its address. */
function idOf({ url }) {
  return url.split('/').at(-1);
}
