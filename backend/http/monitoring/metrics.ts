import { Histogram, register as processRegister, Registry } from 'prom-client';

export interface Metrics {
  observe(operation: string, status: number, seconds: number): void;
  /** Prometheus text: our requests and, where the process collects them, its own figures. */
  text(): Promise<string>;
  contentType: string;
}

/** Request counts and durations by operation and status, of one backend; `add` adds other figures. */
export function createMetrics(add: (register: Registry) => void): Metrics {
  const register = new Registry();
  const durations = new Histogram({
    name: 'touchline_request_duration_seconds',
    help: 'Duration of requests by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  add(register);
  return {
    observe: (operation, status, seconds) => durations.observe({ operation, status }, seconds),
    text: () => Registry.merge([processRegister, register]).metrics(),
    contentType: register.contentType,
  };
}
