import { demoCamps } from './camps.ts';
import { demoCourses } from './courses.ts';
import type { DemoSchedule } from './demo-schedule.ts';

/** Courses and camps of the first venue, one in every state of booking. */
export const demoSchedules: readonly DemoSchedule[] = [...demoCourses, ...demoCamps];
