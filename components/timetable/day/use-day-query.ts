'use client';

import { useQuery } from '@tanstack/react-query';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daySessionsQuery, daySlotsQuery, dayTicketsQuery, getSubject } from '#components/timetable/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';

/** A day that cannot be had says so in its own place, not instead of the whole page. */
const inPlace = { throwOnError: false } as const;

/**
 * The sessions of the day. A cached page brings everybody's; the browser asks again when it is older than a few
 * seconds, when the page is looked at again, and whenever it is read by somebody else.
 */
export const useDaySessions = (day: TimetableDay) =>
  useQuery({ ...daySessionsQuery(browserApi, getSubject(day)), ...inPlace });

/** The slots of the day, as fresh as its sessions. */
export const useDaySlots = (day: TimetableDay) =>
  useQuery({ ...daySlotsQuery(browserApi, getSubject(day)), ...inPlace });

/** The tickets of each session of the day, as fresh as its sessions. */
export const useDayTickets = (day: TimetableDay) =>
  useQuery({ ...dayTicketsQuery(browserApi, getSubject(day)), ...inPlace });
