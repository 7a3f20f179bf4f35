/** Exit code after an uncaught error (EX_SOFTWARE of sysexits.h); `npm start` restarts the server. */
export const crashExitCode = 70;
