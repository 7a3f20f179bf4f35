/** How the process ends after an error that nothing caught (EX_SOFTWARE of sysexits.h); `npm start` starts it again. */
export const crashExitCode = 70;
