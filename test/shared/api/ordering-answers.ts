export * from '../../../shared/contract/answers'
