'use client';

import { useQuery } from '@tanstack/react-query';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daySessionsQuery, daySlotsQuery, dayTicketsQuery, getSubject } from '#components/timetable/queries.ts';
import { browserApi } from '#lib/api/browser-api.ts';

/** A failed query shows its error in the day's section, not the page's error boundary. */
const inPlace = { throwOnError: false } as const;

/**
 * The sessions of the day. A cached page has the data of visitors without a session; the browser refetches when the
 * data is older than a few seconds, on window focus, and when the user changes.
 */
export const useDaySessions = (day: TimetableDay) =>
  useQuery({ ...daySessionsQuery(browserApi, getSubject(day)), ...inPlace });

/** The slots of the day, with the same refetching as its sessions. */
export const useDaySlots = (day: TimetableDay) =>
  useQuery({ ...daySlotsQuery(browserApi, getSubject(day)), ...inPlace });

/** The tickets of each session of the day, with the same refetching as its sessions. */
export const useDayTickets = (day: TimetableDay) =>
  useQuery({ ...dayTicketsQuery(browserApi, getSubject(day)), ...inPlace });
