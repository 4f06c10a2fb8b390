/**
 * Runs tasks in lanes and yields their results in the order of the tasks. Tasks of a lane run one after another, beside
 * those of other lanes. An error ends the lane, and the run when its turn comes.
 * @param laneOf the lane of a task; null for one that starts after all tasks before it, and ends before those after it
 */
export async function* inLanes<Task, Result>(
  tasks: readonly Task[],
  laneOf: (task: Task) => string | null,
  run: (task: Task) => Promise<Result>,
): AsyncGenerator<Result> {
  const lastOf = new Map<string, Promise<unknown>>();
  let alone: Promise<unknown> = Promise.resolve();
  const results = tasks.map((task) => {
    const lane = laneOf(task);
    const before = lane === null ? Promise.all([alone, ...lastOf.values()]) : lastOf.get(lane);
    const result = (before ?? alone).then(() => run(task));
    // The loop below throws the error, if it comes so far.
    result.catch(() => {});
    if (lane === null) {
      alone = result;
      lastOf.clear();
    } else {
      lastOf.set(lane, result);
    }
    return result;
  });
  for (const result of results) yield await result;
}
