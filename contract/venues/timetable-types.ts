import { z } from 'zod';

/** How the v1 calls name the kind of timetable that an activity has. */
export const v1TypeSchema = z.enum(['class_templates', 'ad_hoc_templates', 'fast_ticket_templates']);
/** How the v2 calls name it. */
export const v2TypeSchema = z.enum(['classes', 'resources', 'ticketed']);
