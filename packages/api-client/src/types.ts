/**
 * The contract's types by the names that the field uses. Generated from openapi.yaml; this file only chooses what is
 * public. An article is the one thing that comes from another service.
 */
export type { Article } from './articles-service.ts';
export type {
  ChatUser,
  Conversation,
  components,
  EditUser,
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
