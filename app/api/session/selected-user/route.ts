import type { NextRequest } from 'next/server';
import { proxyContext } from '#lib/api/proxy-context.ts';
import { selectUser } from '#lib/api/select-user.ts';

export const PUT = (request: NextRequest) => selectUser(request, proxyContext());
