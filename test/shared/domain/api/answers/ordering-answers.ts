export * from '../../../../../shared/tools/contract/answers'
