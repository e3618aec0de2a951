/** Whether PostgreSQL refused a prepared statement because its table got other columns since, as a newer version of us gives it. */
export function isOutdatedPlan(message: string): boolean {
  return message === 'cached plan must not change result type';
}
