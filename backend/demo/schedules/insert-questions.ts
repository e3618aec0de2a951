import type { Tx } from '#backend/db/schema.ts';
import type { QuestionsTable } from '#backend/db/tables/questions.ts';
import { demoId } from '#backend/demo/identity.ts';
import type { DemoSchedule } from './demo-schedule.ts';

interface DemoQuestion {
  question: string;
  type: QuestionsTable['type'];
  required: boolean;
  options?: string[];
  /** Of a group. */
  questions?: DemoQuestion[];
}

interface DemoSection {
  title: string;
  description: string | null;
  questions: DemoQuestion[];
}

/** One question of every type; of the optional ones all are needed when `isStrict`. */
function getSections(isStrict: boolean): DemoSection[] {
  const required = isStrict;
  return [
    {
      title: 'About your child',
      description: null,
      questions: [
        { question: 'Allergies', type: 'long_text', required: true },
        { question: 'Swimming level', type: 'select', required: true, options: ['Beginner', 'Confident', 'Strong'] },
        { question: 'May we take photographs?', type: 'checkbox', required },
        { question: 'Name on the badge', type: 'text', required },
        { question: 'Height in centimetres', type: 'number', required },
        { question: 'Last tetanus injection', type: 'date', required },
        { question: 'T-shirt size', type: 'radio', required, options: ['Small', 'Medium', 'Large'] },
        {
          question: 'Favourite sports',
          type: 'multi_select',
          required,
          options: ['Football', 'Climbing', 'Swimming', 'Dance'],
        },
        { question: 'Lunch', type: 'checkbox', required, options: ['Packed lunch', 'Vegetarian', 'No preference'] },
      ],
    },
    {
      title: 'If we need you',
      description: 'Somebody we can reach all day.',
      questions: [
        {
          question: 'Emergency contact',
          type: 'group',
          required: false,
          questions: [
            { question: 'Contact name', type: 'text', required },
            { question: 'Contact telephone', type: 'text', required },
          ],
        },
      ],
    },
  ];
}

const swimmerSections: DemoSection[] = [
  {
    title: 'About the swimmer',
    description: 'The teacher reads this before the first lesson.',
    questions: [
      { question: 'Is there anything about their health that we should know?', type: 'long_text', required: true },
      {
        question: 'How far do they swim without a rest?',
        type: 'select',
        required: true,
        options: ['Less than fifty metres', 'Fifty metres', 'A hundred metres or more'],
      },
    ],
  },
];

const jumperSections: DemoSection[] = [
  {
    title: 'Before they jump',
    description: 'The coach reads this before the session.',
    questions: [
      {
        question: 'Is there anything about their health that the coach should know?',
        type: 'long_text',
        required: true,
      },
      {
        question: 'Have they jumped before?',
        type: 'radio',
        required: true,
        options: ['Never', 'A few times', 'Often'],
      },
    ],
  },
];

const sections: Record<Exclude<DemoSchedule['questions'], 'none'> | 'jumper', DemoSection[]> = {
  child: getSections(false),
  'all required': getSections(true),
  swimmer: swimmerSections,
  jumper: jumperSections,
};

export type QuestionsKind = keyof typeof sections;

async function insertQuestion(
  tx: Tx,
  sectionId: string,
  parentId: number | null,
  request: DemoQuestion,
  position: number,
): Promise<void> {
  const { question, type, required, options = [], questions = [] } = request;
  const { id } = await tx
    .insertInto('questions')
    .values({ sectionId, parentId, question, type, required, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (options.length > 0) {
    await tx
      .insertInto('questionOptions')
      .values(options.map((value, index) => ({ questionId: id, value, position: index })))
      .execute();
  }
  for (const [index, nestedRequest] of questions.entries())
    await insertQuestion(tx, sectionId, id, nestedRequest, index + 1);
}

/** Asks the questions of a course, camp or class. */
export async function insertQuestions(tx: Tx, scheduleId: string, kind: QuestionsKind): Promise<void> {
  for (const [index, { title, description, questions }] of sections[kind].entries()) {
    const sectionId = demoId(`questions ${scheduleId} ${index}`);
    await tx
      .insertInto('questionSections')
      .values({ id: sectionId, scheduleId, title, description, position: index + 1 })
      .execute();
    for (const [position, question] of questions.entries())
      await insertQuestion(tx, sectionId, null, question, position + 1);
  }
}
