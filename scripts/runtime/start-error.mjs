/** An error that the user can fix; shown as one sentence without a stack. */
export class StartError extends Error {}

/** Runs a script's main function; a StartError ends it with its sentence and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
