/**
 * The contract's types by the names that the field uses. Generated from openapi.yaml; this file only chooses what is
 * public.
 */
export type {
  ChatUser,
  Conversation,
  components,
  Event,
  EventChange,
  EventHost,
  EventStatus,
  MemberRef,
  Message,
  NewEvent,
  NewMessage,
  NewReport,
  NewReview,
  NewSession,
  operations,
  Person,
  paths,
  Review,
  ReviewChange,
  Session,
  SessionChange,
  SessionStatus,
  SignUp,
  Skill,
  SkillRef,
  User,
} from './generated/schema.ts';
