// Starts the product as in production; a separate file so that both servers of the benchmark start alike.
import '../../apps/api/src/main.ts';
