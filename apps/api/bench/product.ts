// The product as it runs in production; a file of its own so that both servers of the benchmark start alike.
import '../src/main.ts';
