/** The message of each rule of an answer. */
export const answerRuleKeys = {
  required: 'camps.problem.required',
  option: 'camps.problem.option',
  options: 'camps.problem.options',
  date: 'camps.problem.date',
  number: 'camps.problem.number',
  tooLong: 'camps.problem.tooLong',
} as const;
